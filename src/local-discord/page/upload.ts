import type { UploadAnswer } from '../chat/protocol.ts';
import { NotDone } from './socket.ts';

/** Hands a file to the server for one person; resolves to its id. */
export async function upload(user: string, file: File): Promise<string> {
  const address = new URL('/chat/uploads', location.href);
  address.searchParams.set('user', user);
  address.searchParams.set('name', file.name);
  const response = await fetch(address, { method: 'POST', body: file }).catch(() => {
    throw new NotDone('offline');
  });
  const answer = (await response.json().catch(() => ({ reason: response.statusText }))) as UploadAnswer;
  if ('id' in answer) return answer.id;
  throw new NotDone('refused', answer.reason);
}
