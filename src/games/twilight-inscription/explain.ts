import type { Message } from '#core/message.ts';
import type { AssetId } from './tables/vocabulary.ts';
import { type Lexicon, msg } from './text/lexicon.ts';

const about = <K extends keyof Lexicon>(args: Message['args']) => args as Lexicon[K];

const assetText = (asset: AssetId | null | undefined): Message | null =>
  asset ? msg('asset.text', { asset }) : null;

/** What the thing that an option names does: a faction, a technology, a relic, a unit, an outcome, or the asset that it gains. */
export function explain({ key, args }: Message): Message | null {
  switch (key) {
    case 'option.faction':
      return msg('faction.text', about<'option.faction'>(args));
    case 'option.outcome':
    case 'option.outcomeWith':
      return msg('agenda.text', { agenda: about<'option.outcome'>(args).agenda });
    case 'mark.technology':
    case 'use.research':
    case 'use.technology':
    case 'pick.research':
      return msg('technology.text', { tech: about<'use.technology'>(args).tech });
    case 'use.convert': {
      const { by } = about<'use.convert'>(args);
      return by === 'faction' ? null : msg('technology.text', { tech: by });
    }
    case 'use.relic':
      return msg('relic.text', { relic: about<'use.relic'>(args).relic });
    case 'mark.pay':
    case 'use.unlockUnit':
    case 'use.createUnit':
      return msg('unit.text', { unit: about<'use.unlockUnit'>(args).unit });
    case 'mark.develop':
      return assetText(about<'mark.develop'>(args).completes[0]);
    case 'pick.special':
      return assetText(about<'pick.special'>(args).special);
    case 'pick.product':
      return assetText(about<'pick.product'>(args).product);
    default:
      return assetText((args as { readonly asset?: AssetId | null }).asset);
  }
}
