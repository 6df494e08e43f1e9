import { attendancePalette } from '#modules/attendance/web/palette.ts'
import { campaignsPalette } from '#modules/campaigns/web/palette.ts'
import { cataloguePalette } from '#modules/catalogue/web/palette.ts'
import { certificatesPalette } from '#modules/certificates/web/palette.ts'
import { classesPalette } from '#modules/classes/web/palette.ts'
import { evaluationPalette } from '#modules/evaluation/web/palette.ts'
import { examsPalette } from '#modules/exams/web/palette.ts'
import { notificationsPalette } from '#modules/notifications/web/palette.ts'
import { peoplePalette } from '#modules/people/web/palette.ts'
import { planningPalette } from '#modules/planning/web/palette.ts'
import { registrationPalette } from '#modules/registration/web/palette.ts'
import { requestsPalette } from '#modules/requests/web/palette.ts'
import type { PalettePart } from '#platform/web/frame/palette.ts'

/** What modules bring to the palette, in the order of dependence. */
export const paletteParts: readonly PalettePart[] = [
  peoplePalette,
  cataloguePalette,
  planningPalette,
  classesPalette,
  requestsPalette,
  registrationPalette,
  attendancePalette,
  examsPalette,
  evaluationPalette,
  certificatesPalette,
  notificationsPalette,
  campaignsPalette,
]
