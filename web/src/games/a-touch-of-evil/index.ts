import type { GameBoard } from '../board';
import Board from './Board.svelte';
import { stepOf } from './view';

export default { Board, explained: ['buy', 'play', 'keep', 'use'], about: stepOf } satisfies GameBoard;
