import type { GameLook } from '../board';
import Board from './Board.svelte';

export default { Board } satisfies GameLook;
