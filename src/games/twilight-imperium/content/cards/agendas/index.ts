import type { AgendaCard } from '../../../timing/component.ts';
import type { AgendaId } from '../../card-ids.ts';
import { classifiedDocumentLeaks } from './classified-document-leaks.ts';
import { fleetRegulations } from './fleet-regulations.ts';
import { judicialAbolishment } from './judicial-abolishment.ts';
import { ministerOfPolicy } from './minister-of-policy.ts';
import { ministerOfSciences } from './minister-of-sciences.ts';
import { miscountDisclosed } from './miscount-disclosed.ts';
import { mutiny } from './mutiny.ts';
import { representativeGovernment } from './representative-government.ts';
import { senateSanctuary } from './senate-sanctuary.ts';

/** Every card of this kind that is written so far. */
export const agendaCards: Readonly<Partial<Record<AgendaId, AgendaCard>>> = {
  'classified-document-leaks': classifiedDocumentLeaks,
  'fleet-regulations': fleetRegulations,
  'judicial-abolishment': judicialAbolishment,
  'minister-of-policy': ministerOfPolicy,
  'minister-of-sciences': ministerOfSciences,
  'miscount-disclosed': miscountDisclosed,
  mutiny,
  'representative-government': representativeGovernment,
  'senate-sanctuary': senateSanctuary,
};
