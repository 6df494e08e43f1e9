import type { Handler } from '#platform/server/handler.ts'
import { settings } from '#platform/server/settings.ts'
import { termsSettings } from '../../../contract/settings.ts'
import type { signupCalls } from '../../../contract/calls.ts'

export const getTerms: Handler<typeof signupCalls.getTerms> = async ({ db }) => ({
  Text: (await settings(db, termsSettings)).registrationTerms,
})
