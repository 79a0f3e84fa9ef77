import type { IncomingMessage, ServerResponse } from 'node:http';
import { ActRefused } from '../people/act.ts';
import { addUpload } from '../people/uploads.ts';
import { ApiError } from '../rest/api-error.ts';
import { readBytes } from '../rest/request.ts';
import { MAX_FILE_BYTES } from '../world/attachments.ts';
import type { World } from '../world/world.ts';
import { json, send } from './answer.ts';
import type { UploadAnswer } from './protocol.ts';

/** A file comes in whole, before the act that uses it. */
export async function receiveUpload(
  world: World,
  request: IncomingMessage,
  { query, response }: { query: URLSearchParams; response: ServerResponse },
): Promise<void> {
  const answer = (status: number, body: UploadAnswer): void => send(response, json(status, body));
  const user = world.state.accounts.get(query.get('user') ?? '');
  if (user === undefined || user.bot) return answer(404, { reason: 'There is no such person.' });
  try {
    const bytes = await readBytes(request, MAX_FILE_BYTES);
    const contentType = request.headers['content-type'] ?? '';
    const name = query.get('name') ?? '';
    answer(200, { id: addUpload(world, { userId: user.id, name, contentType, bytes }) });
  } catch (error) {
    if (error instanceof ApiError) answer(413, { reason: 'A file may have at most 10 MiB.' });
    else if (error instanceof ActRefused) answer(400, { reason: error.message });
    else throw error;
  }
}
