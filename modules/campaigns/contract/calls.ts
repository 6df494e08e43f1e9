import type { Calls } from '#platform/shared/call.ts'
import { callsOf } from '#platform/shared/record/act.ts'
import { audienceActs } from './acts.ts'
import { countAnew, countAudience, getAudience, getAudiencePeople, getAudiences } from './audience.ts'

export const campaignsCalls = {
  getAudiences,
  getAudience,
  getAudiencePeople,
  countAudience,
  countAnew,
  ...callsOf(audienceActs),
} satisfies Calls
