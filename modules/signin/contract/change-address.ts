import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { doneReply, email } from '#platform/shared/shapes.ts'
import { linkTooSoon, notNew } from '#modules/accounts/contract/refusals.ts'
import { ownProof, proofRefusals } from './proof.ts'

export const changeAddress = call({
  method: 'POST',
  path: '/api/Account/ChangeAddress',
  who: 'all',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Asks for another address to sign in with. It counts once the link mailed to it is opened.',
  body: z.strictObject({ Email: email(), ...ownProof }),
  reply: doneReply,
  refusals: [notNew, linkTooSoon, ...proofRefusals],
})
