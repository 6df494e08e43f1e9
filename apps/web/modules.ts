import { correctionScreens } from '#modules/exams/web/correction-screens.ts'
import { sittingScreens } from '#modules/exams/web/sitting-screens.ts'
import { showcaseScreens } from '#modules/showcase/web/screens.ts'
import { kitScreens } from './_kit/screens.ts'
import { documentScreens } from './documents.ts'
import { auditScreens } from '#modules/audit/web/screens.ts'
import { homeScreens } from '#modules/home/web/screens.ts'
import { reportsScreens } from '#modules/reports/web/screens.ts'
import { noticeChoices, notificationBell } from '#modules/notifications/web/frame.ts'
import { campaignsScreens } from '#modules/campaigns/web/screens.ts'
import { notificationsScreens } from '#modules/notifications/web/screens.ts'
import { diplomasScreens } from '#modules/diplomas/web/screens.ts'
import { practicalScreens } from '#modules/practical/web/screens.ts'
import { evaluationScreens } from '#modules/evaluation/web/screens.ts'
import { certificatesScreens } from '#modules/certificates/web/screens.ts'
import { competitionsScreens } from '#modules/competitions/web/screens.ts'
import { membershipScreens } from '#modules/membership/web/screens.ts'
import { examsScreens } from '#modules/exams/web/screens.ts'
import { attendanceScreens } from '#modules/attendance/web/screens.ts'
import { catalogueScreens } from '#modules/catalogue/web/screens.ts'
import { feedSection } from '#modules/schedule/web/feed.ts'
import { scheduleScreens } from '#modules/schedule/web/screens.ts'
import { mailboxScreens } from '#modules/mailbox/web/screens.ts'
import { integrationsScreens } from '#modules/integrations/web/screens.ts'
import { meetingsScreens } from '#modules/meetings/web/screens.ts'
import { settingsScreens } from '#modules/settings/web/screens.ts'
import { papersScreens } from '#modules/papers/web/screens.ts'
import { peopleScreens } from '#modules/people/web/screens.ts'
import { chatScreens } from '#modules/chat/web/screens.ts'
import { feedbackScreens } from '#modules/feedback/web/screens.ts'
import { libraryScreens } from '#modules/library/web/screens.ts'
import { occasionsScreens } from '#modules/occasions/web/screens.ts'
import { lookupsScreens } from '#modules/lookups/web/screens.ts'
import { costingScreens } from '#modules/costing/web/screens.ts'
import { requestsScreens } from '#modules/requests/web/screens.ts'
import { registrationScreens } from '#modules/registration/web/screens.ts'
import { listViews } from '#modules/views/web/list-views.ts'
import { whomToAsk } from '#modules/accounts/web/whom-to-ask.ts'
import { accountsScreens } from '#modules/accounts/web/screens.ts'
import { ownDataSections } from '#modules/privacy/web/own-data.ts'
import { privacyScreens } from '#modules/privacy/web/screens.ts'
import { accountSteps, userSessions, waysToSignIn } from '#modules/signin/web/of-accounts.ts'
import { signinScreens } from '#modules/signin/web/screens.ts'
import { classesScreens } from '#modules/classes/web/screens.ts'
import { accommodationScreens } from '#modules/accommodation/web/screens.ts'
import { planningScreens } from '#modules/planning/web/screens.ts'
import { homeMenuGroup } from '#modules/home/web/menu.ts'
import { planningMenuGroup } from '#modules/planning/web/menu.ts'
import { classesMenuGroup } from '#modules/classes/web/menu.ts'
import { registrationMenuGroup } from '#modules/registration/web/menu.ts'
import { learningMenuGroup } from '#modules/attendance/web/menu.ts'
import { examsMenuGroup } from '#modules/exams/web/menu.ts'
import { resultsMenuGroup } from '#modules/evaluation/web/menu.ts'
import { peopleMenuGroup } from '#modules/people/web/menu.ts'
import { catalogueMenuGroup } from '#modules/catalogue/web/menu.ts'
import { messagesMenuGroup } from '#modules/notifications/web/menu.ts'
import { reportsMenuGroup } from '#modules/reports/web/menu.ts'
import { settingsMenuGroup } from '#modules/settings/web/menu.ts'
import type { MenuGroup, MenuGroupName } from '#platform/shared/screen.ts'
import type { WebModules } from '#platform/web/screens.ts'

/** Complete, or it does not compile. */
const menuGroups: Record<MenuGroupName, MenuGroup> = {
  home: homeMenuGroup,
  planning: planningMenuGroup,
  classes: classesMenuGroup,
  registration: registrationMenuGroup,
  learning: learningMenuGroup,
  exams: examsMenuGroup,
  results: resultsMenuGroup,
  people: peopleMenuGroup,
  catalogue: catalogueMenuGroup,
  messages: messagesMenuGroup,
  reports: reportsMenuGroup,
  settings: settingsMenuGroup,
}

/** What each module brings to the browser, in the order of dependence. */
export const modules: WebModules = {
  screens: [
    ...accountsScreens,
    ...signinScreens,
    ...lookupsScreens,
    ...settingsScreens,
    ...papersScreens,
    ...libraryScreens,
    ...peopleScreens,
    ...occasionsScreens,
    ...catalogueScreens,
    ...accommodationScreens,
    ...planningScreens,
    ...classesScreens,
    ...costingScreens,
    ...requestsScreens,
    ...registrationScreens,
    ...showcaseScreens,
    ...diplomasScreens,
    ...attendanceScreens,
    ...examsScreens,
    ...sittingScreens,
    ...practicalScreens,
    ...correctionScreens,
    ...evaluationScreens,
    ...certificatesScreens,
    ...competitionsScreens,
    ...membershipScreens,
    ...feedbackScreens,
    ...chatScreens,
    ...scheduleScreens,
    ...meetingsScreens,
    ...notificationsScreens,
    ...mailboxScreens,
    ...campaignsScreens,
    ...integrationsScreens,
    ...homeScreens,
    ...reportsScreens,
    ...auditScreens,
    ...privacyScreens,
    ...documentScreens,
    ...kitScreens,
  ],
  menuGroups: Object.values(menuGroups),
  palette: async () => (await import('./palette-parts.ts')).paletteParts,
  bell: notificationBell,
  whomToAsk,
  listViews,
  settingSections: async () => (await import('../setting-sections.ts')).settingSections,
  documentPreviews: async () => (await import('./document-previews.ts')).documentPreviews,
  handedIn: () => import('./record-sections.ts'),
  accountSections: [noticeChoices, feedSection, waysToSignIn, ownDataSections],
  accountSteps,
  userSessions,
}
