import { describe, expect, it } from 'vitest';
import { pictureCalled, picturesSuggested } from '#discord/interactions/named-picture-called.ts';

const PLACES = [
  { id: '1', name: '1. Jord' },
  { id: '18', name: '18. Mecatol Rex' },
  { id: '41', name: '41. Asteroid field' },
  { id: '44', name: '44. Asteroid field' },
];

describe('a place of a board by what it is called', () => {
  it('is known by its number, its name, and a part that only one has', () => {
    expect(pictureCalled(PLACES, '1')?.id).toBe('1');
    expect(pictureCalled(PLACES, '18. mecatol rex')?.id).toBe('18');
    expect(pictureCalled(PLACES, ' Mecatol ')?.id).toBe('18');
  });

  it('is none where several or no places fit', () => {
    expect(pictureCalled(PLACES, 'asteroid')).toBeNull();
    expect(pictureCalled(PLACES, '  ')).toBeNull();
    expect(pictureCalled(PLACES, 'Terra')).toBeNull();
  });

  it('is suggested while it is typed, no more than Discord takes', () => {
    expect(picturesSuggested(PLACES, 'aster').map(({ value }) => value)).toEqual(['41', '44']);
    expect(picturesSuggested(PLACES, '18')).toEqual([{ name: '18. Mecatol Rex', value: '18' }]);
    const many = Array.from({ length: 40 }, (_, i) => ({ id: `${i}`, name: `${i}. Place` }));
    expect(picturesSuggested(many, '')).toHaveLength(25);
  });
});
