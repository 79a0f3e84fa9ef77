/** How many may play, as short as it goes: 2–4, or 2, 4 where three may not. */
export function seatsOf(seats: readonly number[]): string {
  const [least = 0, most = 0] = [Math.min(...seats), Math.max(...seats)];
  return seats.length === most - least + 1 && most > least ? `${least}–${most}` : seats.join(', ');
}
