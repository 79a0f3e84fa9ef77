import type { Refusal } from '#core/message.ts';
import type { Player } from '../state.ts';
import type { Resource } from '../tables/vocabulary.ts';
import { msg } from '../text/lexicon.ts';
import type { WhyNot } from '../text/questions.ts';

/** What notation stands for which kind of mark, and the rule that forbids it when it is not offered. */
const KINDS: readonly { readonly like: RegExp; readonly why: WhyNot; readonly rule: string }[] = [
  { like: /^[MIR]?>W/, why: 'wormhole', rule: 'TIN-6.6' },
  { like: /^[MIR]?>/, why: 'explore', rule: 'TIN-6.3' },
  { like: /^[MIR]?\+(?:[a-i]\d|M)$/, why: 'claim', rule: 'TIN-6.5' },
  { like: /^[MIR]?x[A-F]\d$/, why: 'crossCell', rule: 'TIN-8.2' },
  { like: /^[MIR]?\+[A-F]\d$/, why: 'claimCell', rule: 'TIN-8.3' },
  { like: /^(?:[MIR]\.)?[A-F][a-j]\d$/, why: 'develop', rule: 'TIN-7.1' },
  { like: /^[XYZ][:!]/, why: 'base', rule: 'TIN-7.4' },
  { like: /i@[a-j]\d+$/, why: 'deploy', rule: 'TIN-11.5' },
  { like: /[@=][a-j]\d+/, why: 'deploy', rule: 'TIN-11.4' },
  { like: /^[FDCKNW]\d[:!]/, why: 'unit', rule: 'TIN-10.2' },
  { like: /^t:/, why: 'technology', rule: 'TIN-17.1' },
  { like: /^(?:[gdur][.:]|[!*]|[MIR]~|alloy|charter|cipher)/, why: 'use', rule: 'TIN-5.4' },
];

/** The resource that a mark would take, where its notation names one. */
const PAYS = /^([MIR])(?=[>+x.])/;

/** Why a mark that is not offered cannot be made, as far as its notation tells. */
export function whyNotMark({ hand, tasks }: Player, id: string): Refusal | null {
  if (tasks.length > 0) return { message: msg('refuse.resolve', {}), rule: 'TIN-24.1' };
  const [, pays] = PAYS.exec(id) ?? [];
  if (pays !== undefined && !hand.some(({ r }) => r === pays))
    return { message: msg('refuse.noResource', { r: pays as Resource }), rule: 'TIN-3.5' };
  const kind = KINDS.find(({ like }) => like.test(id));
  return kind ? { message: msg('refuse.mark', { why: kind.why }), rule: kind.rule } : null;
}
