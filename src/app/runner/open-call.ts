import type { TransferRow } from '#store/model.ts';

/** Whether somebody is still looked for who takes a seat, rather than asked to. */
export const isOpenCall = ({ to }: Pick<TransferRow, 'to'>): boolean => to.user === null && to.bot === null;
