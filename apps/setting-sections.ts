import { attendanceSettings } from '#modules/attendance/contract/settings.ts'
import { invoiceSettings } from '#modules/billing/contract/settings.ts'
import { advertisementSettings } from '#modules/campaigns/contract/settings.ts'
import { certificateSettings } from '#modules/certificates/contract/settings.ts'
import { costSettings } from '#modules/costing/contract/settings.ts'
import { materialSettings } from '#modules/catalogue/contract/settings.ts'
import { chatSettings } from '#modules/chat/contract/settings.ts'
import { noticeSettings } from '#modules/notifications/contract/settings.ts'
import { feedbackSettings } from '#modules/feedback/contract/settings.ts'
import { examSettings } from '#modules/exams/contract/settings.ts'
import { firstStepSettings } from '#modules/home/contract/settings.ts'
import { competitionSettings } from '#modules/competitions/contract/settings.ts'
import { membershipSettings } from '#modules/membership/contract/settings.ts'
import { meetingSettings } from '#modules/meetings/contract/settings.ts'
import { integrationSettings } from '#modules/integrations/contract/settings.ts'
import { termsSettings, signupSettings } from '#modules/people/contract/settings.ts'
import { guestSettings } from '#modules/occasions/contract/settings.ts'
import { askingSettings } from '#modules/planning/contract/settings.ts'
import { proposalSettings } from '#modules/requests/contract/settings.ts'
import { reportSettings } from '#modules/reports/contract/settings.ts'
import { keepingSettings, seatSettings, visaSettings } from '#modules/registration/contract/settings.ts'
import { faceSettings } from '#modules/showcase/contract/settings.ts'
import { signInSettings } from '#modules/signin/contract/settings.ts'
import { ownSections } from '#platform/shared/settings/own-sections.ts'
import type { SettingSection } from '#platform/shared/settings/section.ts'

/** Everything that the academy may set, by the modules whose settings they are. */
export const settingSections: readonly SettingSection[] = [
  ...ownSections,
  signInSettings,
  signupSettings,
  termsSettings,
  askingSettings,
  materialSettings,
  invoiceSettings,
  costSettings,
  proposalSettings,
  seatSettings,
  visaSettings,
  keepingSettings,
  faceSettings,
  guestSettings,
  attendanceSettings,
  examSettings,
  certificateSettings,
  competitionSettings,
  membershipSettings,
  feedbackSettings,
  chatSettings,
  meetingSettings,
  noticeSettings,
  advertisementSettings,
  integrationSettings,
  firstStepSettings,
  reportSettings,
]
