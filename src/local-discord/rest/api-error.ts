import type { RESTError } from 'discord-api-types/v10';

/** A node of Discord's tree of form errors. */
export interface FormErrors {
  [field: string]: FormErrors | readonly FormProblem[];
}

export interface FormProblem {
  readonly code: string;
  readonly message: string;
}

/** A request that Discord would refuse, in its words. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly why: { readonly code: number; readonly message: string; readonly errors?: FormErrors },
  ) {
    super(why.message);
  }

  get body(): RESTError {
    const { code, message, errors } = this.why;
    return {
      message,
      code,
      ...(errors === undefined ? {} : { errors: errors as NonNullable<RESTError['errors']> }),
    };
  }
}

const KNOWN = {
  unauthorized: [401, 0, '401: Unauthorized'],
  notFound: [404, 0, '404: Not Found'],
  methodNotAllowed: [405, 0, '405: Method Not Allowed'],
  unknownApplication: [404, 10002, 'Unknown Application'],
  unknownChannel: [404, 10003, 'Unknown Channel'],
  unknownGuild: [404, 10004, 'Unknown Guild'],
  unknownMember: [404, 10007, 'Unknown Member'],
  unknownMessage: [404, 10008, 'Unknown Message'],
  unknownOverwrite: [404, 10009, 'Unknown Overwrite'],
  unknownRole: [404, 10011, 'Unknown Role'],
  unknownUser: [404, 10013, 'Unknown User'],
  unknownEmoji: [404, 10014, 'Unknown Emoji'],
  unknownWebhook: [404, 10015, 'Unknown Webhook'],
  unknownBan: [404, 10026, 'Unknown Ban'],
  unknownInteraction: [404, 10062, 'Unknown interaction'],
  unknownCommand: [404, 10063, 'Unknown application command'],
  unknownCommandPermissions: [404, 10066, 'Unknown application command permissions'],
  botsCannotUse: [403, 20001, 'Bots cannot use this endpoint'],
  tooLarge: [413, 40005, 'Request entity too large'],
  alreadyAcknowledged: [400, 40060, 'Interaction has already been acknowledged.'],
  threadAlreadyExists: [400, 160004, 'A thread has already been created for this message'],
  missingAccess: [403, 50001, 'Missing Access'],
  cannotOnDm: [403, 50003, 'Cannot execute action on a DM channel'],
  cannotEditOthers: [403, 50005, 'Cannot edit a message authored by another user'],
  emptyMessage: [400, 50006, 'Cannot send an empty message'],
  cannotDm: [403, 50007, 'Cannot send messages to this user'],
  missingPermissions: [403, 50013, 'Missing Permissions'],
  invalidToken: [401, 50014, 'Invalid authentication token'],
  cannotOnSystemMessage: [403, 50021, 'Cannot execute action on a system message'],
  cannotOnChannelType: [403, 50024, 'Cannot execute action on this channel type'],
  invalidWebhookToken: [401, 50027, 'Invalid Webhook Token'],
  invalidRecipients: [400, 50033, 'Invalid Recipient(s)'],
  invalidApiVersion: [400, 50041, 'Invalid API version provided'],
  invalidFormBody: [400, 50035, 'Invalid Form Body'],
  invalidJson: [400, 50109, 'The request body contains invalid JSON.'],
  unusableSticker: [400, 50081, 'Cannot use this sticker'],
  threadArchived: [400, 50083, 'Thread is archived'],
  maximumPins: [400, 30003, 'Maximum number of pins reached (250)'],
  maximumEmojis: [400, 30008, 'Maximum number of emojis reached (2000)'],
  maximumReactions: [400, 30010, 'Maximum number of reactions reached (20)'],
  maximumRoles: [400, 30005, 'Maximum number of server roles reached (250)'],
  maximumChannels: [400, 30013, 'Maximum number of server channels reached (500)'],
  maximumThreadMembers: [400, 30033, 'Max number of thread participants has been reached (1000)'],
  maximumOldEdits: [
    429,
    30046,
    'Maximum number of edits to messages older than 1 hour reached. Try again later.',
  ],
  maximumActiveThreads: [400, 160006, 'Maximum number of active threads reached'],
  oneParentAtATime: [400, 40009, 'Only one channel can have a parent ID modified at a time.'],
  notInVoice: [400, 40032, 'Target user is not connected to voice.'],
  invalidRole: [400, 50028, 'Invalid Role'],
  invalidGuild: [400, 50055, 'Invalid Guild'],
  threadLocked: [400, 160005, 'Thread is locked'],
  cannotReplyUnread: [403, 160002, 'Cannot reply without permission to read message history'],
  cannotSendHere: [400, 50008, 'Cannot send messages in a non-text channel'],
  tooOldToBulkDelete: [400, 50034, 'You can only bulk delete messages that are under 14 days old.'],
  invalidSticker: [400, 50081, 'Invalid sticker sent'],
  alreadyCrossposted: [400, 40033, 'This message has already been crossposted.'],
  cannotEditPoll: [400, 520003, 'Cannot edit a poll message'],
  notAPoll: [400, 520006, 'Cannot expire a non-poll message'],
  pollExpired: [400, 520001, 'Poll expired'],
} as const satisfies Record<string, readonly [status: number, code: number, message: string]>;

/** One of Discord's usual refusals. */
export function refusal(name: keyof typeof KNOWN): ApiError {
  const [status, code, message] = KNOWN[name];
  return new ApiError(status, { code, message });
}
