export { Clicker } from '../../tools/rigs/crash-bot/clicker.ts';
