import { ComponentType } from 'discord-api-types/v10';
import type { Row } from './controls.ts';
import { LIMITS, lengthOf } from './limits.ts';
import type { PlainScreen, Screen } from './screen.ts';

/**
 * What calls somebody must be read on a locked screen, where nothing of components shows: texts, pictures and rows of buttons become plain
 * words, files and the same rows. What is made of anything else, or says too much, stays as it is.
 */
export function noticeable(screen: Screen | PlainScreen): Screen | PlainScreen {
  if ('content' in screen) return screen;
  const texts: string[] = [];
  const components: Row[] = [];
  for (const part of screen.components) {
    if (part.type === ComponentType.TextDisplay) texts.push(part.content);
    else if (part.type === ComponentType.ActionRow) components.push(part);
    else if (part.type !== ComponentType.MediaGallery) return screen;
  }
  const content = texts.join('\n');
  const isFit = lengthOf(content) <= LIMITS.content && components.length <= LIMITS.rows;
  return isFit ? { content, components, ...(screen.files && { files: screen.files }) } : screen;
}
