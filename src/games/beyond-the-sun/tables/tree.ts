/** The slots of the technology board, level by level (1.1). */
export const SLOTS = [
  'I1',
  'I2',
  'I3',
  'I4',
  'IIA',
  'IIB',
  'IIC',
  'IID',
  'IIE',
  'IIF',
  'IIIA',
  'IIIB',
  'IIIC',
  'IIID',
  'IIIE',
  'IIIF',
  'IIIIX',
  'IIIIY',
  'IIIIZ',
] as const;
export type SlotId = (typeof SLOTS)[number];

/** A slot of the board, and the slots that lines join it to (14.3). */
export interface SlotRow {
  readonly level: 1 | 2 | 3 | 4;
  readonly needs: readonly SlotId[];
  /** How many of these must have been researched: all, or two of three (14.4). */
  readonly needsCount: number;
}

export const tree: Readonly<Record<SlotId, SlotRow>> = {
  I1: { level: 1, needs: [], needsCount: 0 },
  I2: { level: 1, needs: [], needsCount: 0 },
  I3: { level: 1, needs: [], needsCount: 0 },
  I4: { level: 1, needs: [], needsCount: 0 },
  IIA: { level: 2, needs: ['I1'], needsCount: 1 },
  IIB: { level: 2, needs: ['I1', 'I2'], needsCount: 2 },
  IIC: { level: 2, needs: ['I2'], needsCount: 1 },
  IID: { level: 2, needs: ['I3'], needsCount: 1 },
  IIE: { level: 2, needs: ['I3', 'I4'], needsCount: 2 },
  IIF: { level: 2, needs: ['I4'], needsCount: 1 },
  IIIA: { level: 3, needs: ['IIA', 'IIB'], needsCount: 2 },
  IIIB: { level: 3, needs: ['IIB'], needsCount: 1 },
  IIIC: { level: 3, needs: ['IIC'], needsCount: 1 },
  IIID: { level: 3, needs: ['IID'], needsCount: 1 },
  IIIE: { level: 3, needs: ['IIE'], needsCount: 1 },
  IIIF: { level: 3, needs: ['IIE', 'IIF'], needsCount: 2 },
  IIIIX: { level: 4, needs: ['IIIA', 'IIIB', 'IIIC'], needsCount: 2 },
  IIIIY: { level: 4, needs: ['IIIC', 'IIID'], needsCount: 2 },
  IIIIZ: { level: 4, needs: ['IIID', 'IIIE', 'IIIF'], needsCount: 2 },
};
