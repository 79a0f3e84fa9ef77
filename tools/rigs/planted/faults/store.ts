import type { PlantedFault } from '../fault.ts';
import { CRASH } from '../rigs.ts';

/** Faults of what keeps the tables. */
export const store: readonly PlantedFault[] = [
  {
    id: 'synchronous-off',
    what: 'a commit is not on the disk when it is acknowledged',
    file: 'src/store/dialect.ts',
    find: 'synchronous = FULL',
    replace: 'synchronous = OFF',
    noticedBy: [{ test: 'tests/store/open.test.ts' }],
  },
  {
    id: 'batch-order-reversed',
    what: 'the rows of a batch come in the reverse order',
    file: 'src/store/outbox.ts',
    find: ".where('table_id', '=', '').orderBy('ord').limit(MAX_ROWS)",
    replace: ".where('table_id', '=', '').orderBy('ord', 'desc').limit(MAX_ROWS)",
    noticedBy: [{ test: 'tests/store/outbox.test.ts' }, CRASH],
  },
  {
    id: 'batch-not-marked',
    what: 'what comes later joins a batch that was cut short',
    file: 'src/store/outbox.ts',
    find: '    await this.db.executeQuery(this.mark.with([batch, table, rows.at(-1)?.ord ?? batch]));\n',
    replace: '',
    noticedBy: [{ test: 'tests/store/outbox.test.ts' }, CRASH],
  },
  {
    id: 'two-writers-both-win',
    what: 'a change made on an old state of the table is written over a newer one',
    file: 'src/store/commit.ts',
    find: '{ query: this.headOf(commit), mustChange: true }',
    replace: '{ query: this.headOf(commit) }',
    noticedBy: [{ test: 'tests/store/commit.test.ts' }, { test: 'tests/app/queue.test.ts' }],
  },
  {
    id: 'posts-not-written',
    what: 'what is to be announced is not written with the move',
    file: 'src/store/commit.ts',
    find: '      ...this.posts(commit),\n',
    replace: '',
    noticedBy: [{ test: 'tests/store/commit.test.ts' }, CRASH],
  },
  {
    id: 'deadlines-not-written',
    what: 'a restart forgets all deadlines',
    file: 'src/store/commit.ts',
    find: '      ...this.deadlinesOf(commit),\n',
    replace: '',
    noticedBy: [{ test: 'tests/app/deadlines.test.ts' }, CRASH],
  },
];
