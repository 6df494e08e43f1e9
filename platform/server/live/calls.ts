import { call } from '#platform/shared/call.ts'
import { fileBytes } from '#platform/shared/shapes.ts'

export const liveCalls = {
  getLiveStream: call({
    method: 'GET',
    path: '/api/Live/Stream',
    who: 'all',
    effect: 'reads',
    summary:
      'Server-sent events `{topic, id}` for the account: something of this topic is new. Ends now and then; ask again.',
    reply: fileBytes,
    refusals: [],
  }),
}
