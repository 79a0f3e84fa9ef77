// Discord's own description of its interface as schemas; the package brings no types for them.
declare module 'discord-api-spec/zod';
