/** A count of ticked boxes, and how many there may be. */
export interface Ticked {
  readonly chosen: number;
  readonly min: number;
  readonly max: number;
}

/** Everything the page itself says, in one language. */
export interface Words {
  // Times
  todayAt(clock: string): string;
  yesterdayAt(clock: string): string;
  // Connection
  readonly connecting: string;
  readonly serverGone: string;
  readonly offline: string;
  botAway(bot: string): string;
  readonly loading: string;
  // Channels
  readonly channels: string;
  readonly directMessages: string;
  readonly newDm: string;
  readonly unread: string;
  mentions(count: number): string;
  messagesIn(channel: string): string;
  beginningOf(channel: string): string;
  readonly newMessages: string;
  readonly toNewest: string;
  readonly messageGone: string;
  readonly joinThread: string;
  readonly leaveThread: string;
  readonly pins: string;
  readonly noPins: string;
  readonly jump: string;
  // People
  readonly app: string;
  readonly message: string;
  readonly sitAs: string;
  readonly you: string;
  readonly newPerson: string;
  readonly addPerson: string;
  readonly aboutYou: string;
  readonly name: string;
  readonly language: string;
  readonly dmsOpen: string;
  readonly hasApp: string;
  readonly save: string;
  readonly saved: string;
  readonly toggleTheme: string;
  // Messages
  messageFrom(name: string, when: string): string;
  messages(count: number): string;
  readonly edited: string;
  readonly isPinned: string;
  readonly used: string;
  readonly aCommand: string;
  readonly originalDeleted: string;
  readonly openToSee: string;
  inReplyTo(name: string, text: string): string;
  thinking(name: string): string;
  typing(names: readonly string[]): string;
  readonly onlyYou: string;
  readonly dismiss: string;
  readonly spoiler: string;
  readonly unknownRole: string;
  readonly unknownChannel: string;
  // System messages
  readonly pinned: string;
  readonly aMessage: string;
  readonly seeAllPins: string;
  readonly startedThread: string;
  readonly starterDeleted: string;
  readonly joined: string;
  readonly renamedChannel: string;
  readonly addedToThread: string;
  readonly removedFromThread: string;
  pollOfHasClosed(name: string): string;
  readonly noWinner: string;
  readonly seePoll: string;
  // What can be done with a message
  readonly messageActions: string;
  readonly more: string;
  readonly reply: string;
  readonly edit: string;
  readonly delete: string;
  readonly deleteAsk: string;
  readonly pin: string;
  readonly unpin: string;
  profileOf(name: string): string;
  readonly reactions: string;
  readonly addReaction: string;
  reaction(emoji: string, count: number): string;
  readonly otherEmoji: string;
  // Pictures and files
  readonly picture: string;
  openPicture(alt: string): string;
  pictureElsewhere(host: string): string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly zoomFit: string;
  readonly openOriginal: string;
  download(name: string): string;
  readonly attachments: string;
  readonly attach: string;
  readonly uploading: string;
  removeFile(name: string): string;
  tooManyFiles(most: number): string;
  // Components and forms
  readonly makeSelection: string;
  readonly apply: string;
  chosenOf(ticked: Ticked): string;
  readonly interactionFailed: string;
  readonly submit: string;
  readonly cancel: string;
  readonly close: string;
  readonly modalFailed: string;
  readonly fieldRequired: string;
  // Polls
  readonly selectOne: string;
  readonly selectSeveral: string;
  readonly vote: string;
  votes(count: number): string;
  readonly yourVote: string;
  readonly removeVote: string;
  readonly showResults: string;
  readonly backToVote: string;
  readonly closes: string;
  readonly pollOver: string;
  readonly pollClosed: string;
  // Writing
  messageTo(channel: string): string;
  readonly send: string;
  readonly suggestions: string;
  replyingTo(name: string): string;
  readonly cancelReply: string;
  // Commands
  readonly run: string;
  readonly leaveCommand: string;
  addOption(name: string): string;
  removeOption(name: string): string;
  noSuchCommand(name: string): string;
  runningCommand(name: string): string;
  noResponse(name: string): string;
  readonly optionRequired: string;
  readonly chooseFromList: string;
  readonly notANumber: string;
  readonly notWhole: string;
  tooSmall(least: number): string;
  tooLarge(most: number): string;
  tooShort(least: number): string;
  tooLong(most: number): string;
  readonly yes: string;
  readonly no: string;
}
