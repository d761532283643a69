import type { GameBoard } from '../board';
import Board from './Board.svelte';

export default { Board } satisfies GameBoard;
