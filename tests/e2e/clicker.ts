export { Clicker } from '#cli/crash-bot/clicker.ts';
