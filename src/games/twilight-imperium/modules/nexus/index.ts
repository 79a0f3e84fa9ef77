import type { Component } from '../../hooks/component.ts';
import type { SystemId } from '../../tables/ids.ts';
import { msg } from '../../text/lexicon.ts';
import { layApart } from '../../verbs/setup/board.ts';
import type { Module } from '../manifest.ts';

/** The wormhole nexus: alpha and beta on one tile that lies beside the board (SE-17.1, SE-17.3). */
const NEXUS: SystemId = '150';

const component: Component = {
  standing: {
    // SE-17.4: it is none of the gates that have to be kept.
    countsAsWormhole: { tier: 'set', apply: (counts, { system }) => counts && system !== NEXUS },
  },
};

export const nexus: Module = {
  id: 'se.nexus',
  label: msg('module.nexus', {}),
  about: msg('module.nexus.about', {}),
  group: msg('module.shatteredEmpire', {}),
  pack: (box) => ({ ...box, systems: [...box.systems, NEXUS] }),
  contents: {
    components: { 'rule:se.nexus': component },
    steps: [
      {
        after: 'board laid',
        *run(t) {
          layApart(t, NEXUS);
          t.tell(msg('fact.nexusLaid', { system: NEXUS }));
        },
      },
    ],
  },
};
