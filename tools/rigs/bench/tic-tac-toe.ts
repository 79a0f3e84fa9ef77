import { createRequire } from 'node:module';

interface Client {
  start(): void;
  stop(): void;
  getState(): {
    readonly G: { readonly cells: readonly (string | null)[] };
    readonly ctx: { readonly gameover?: unknown };
  };
  readonly moves: { readonly mark: (cell: number) => void };
}

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));

/** boardgame.io's introductory game: the reference that everybody knows. */
const ticTacToe = {
  setup: () => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }: { G: { cells: (string | null)[] }; playerID: string }, cell: number) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }: { G: { cells: (string | null)[] }; ctx: { currentPlayer: string } }) => {
    const won = LINES.some(
      ([a = 0, b = 0, c = 0]) =>
        G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c],
    );
    if (won) return { winner: ctx.currentPlayer };
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

/** Plays a whole game of tic-tac-toe on boardgame.io at random, as a bot would; gives its moves. */
export function ticTacToeGame(random: () => number): number[] {
  const client = newClient();
  const moves: number[] = [];
  for (let state = client.getState(); state.ctx.gameover === undefined; state = client.getState()) {
    const free = state.G.cells.flatMap((cell, i) => (cell === null ? [i] : []));
    const cell = free[Math.floor(random() * free.length)] ?? 0;
    client.moves.mark(cell);
    moves.push(cell);
  }
  client.stop();
  return moves;
}

/** Games set up and ready, each with a whole game of moves to be made in it: nothing is left but the moves themselves. */
export function readyGames(random: () => number, count: number): { client: Client; moves: number[] }[] {
  return Array.from({ length: count }, () => ({ moves: ticTacToeGame(random), client: newClient() }));
}

/** Makes moves one after the other; before each the table is looked at, as whoever moves would. */
export function makeMoves(client: Client, cells: readonly number[]): void {
  for (const cell of cells) {
    if (client.getState().G.cells[cell] !== null) throw new Error('the cell is taken');
    client.moves.mark(cell);
  }
}

function newClient(): Client {
  const require = createRequire(import.meta.url);
  const { Client } = require('boardgame.io/client') as { Client: (config: object) => Client };
  const client = Client({ game: ticTacToe, numPlayers: 2, debug: false });
  client.start();
  return client;
}
