/** Who looks: some payloads differ by person, and by whether a bot may read what others write. */
export interface Viewer {
  readonly userId: string;
  readonly readsContent: boolean;
}

/** Something clients are told, each as far as they may see it. Named as Discord's gateway names it. */
export interface Happening {
  readonly t: string;
  /** A bot needs one of these intents; 0 for events that need none. */
  readonly intents: number;
  sees(userId: string): boolean;
  d(viewer: Viewer): unknown;
}
