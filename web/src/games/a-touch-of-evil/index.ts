import type { GameBoard } from '../board';
import Board from './Board.svelte';

export default { Board, explained: ['buy', 'play', 'keep', 'use'] } satisfies GameBoard;
