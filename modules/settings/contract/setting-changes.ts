import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { instant, trilingualReply } from '#platform/shared/shapes.ts'

const changeReply = z.object({
  /** As the setting is declared. */
  Key: z.string(),
  At: instant(),
  /** Null where the system did it by itself. */
  By: trilingualReply.nullable(),
})
export type SettingChange = z.infer<typeof changeReply>

export const getSettingChanges = call({
  method: 'GET',
  path: '/api/GeneralSetting/GetSettingChanges',
  who: 'editorSystemLookup',
  effect: 'reads',
  summary: 'Who changed each setting last that the caller may see, and when; one that nobody changed is not there.',
  reply: z.object({ Items: z.array(changeReply) }),
  refusals: [],
})
