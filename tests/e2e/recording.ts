import path from 'node:path';

let scenes = 0;

/** E2E_RECORD names a folder in which the traffic is kept, for the validators of Discord's specification. */
export function recording() {
  const { E2E_RECORD: folder } = process.env;
  if (folder === undefined) return 'no';
  scenes += 1;
  return { folder: path.join(folder, `${process.pid}-${Date.now()}-${scenes}`) };
}
