import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { languages } from '#platform/shared/actor.ts'
import { doneReply, line, tooMany, shortText } from '#platform/shared/shapes.ts'
import { arabicDigits } from '#platform/shared/values/digits.ts'

const starredLimit = 10

/** What a person has chosen for how pages look. The same object that the browser keeps. */
export const Settings = z
  .strictObject({
    language: z.enum(languages),
    theme: z.enum(['default', 'semi-dark', 'dark']),
    /** Name of the sidebar's colour. */
    color: shortText(20, 'notAllowed').regex(/^[a-z]{2,20}$/, 'notAllowed'),
    /** Size of one rem. */
    fontSize: shortText(4, 'notAllowed').regex(/^(1[2-9]|2[0-4])px$/, 'notAllowed'),
    /** Paths of starred pages. */
    starred: z.array(line(300).pipe(z.string().regex(/^\/(?![/\\])/, 'invalidLink'))).max(starredLimit, tooMany),
    sidebarClosed: z.boolean(),
    speech: z.boolean(),
    /** What Arabic is written in on pages: `academy` follows the setting of the academy. */
    digits: z.enum(['academy', ...arabicDigits]),
  })
  .meta({ id: 'Settings' })

export const saveSettings = call({
  method: 'PUT',
  path: '/api/Account/SaveSettings',
  who: 'all',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Keeps how pages look for this account; what is left out stays.',
  body: Settings.partial(),
  reply: doneReply,
  refusals: [],
})
