import { auditServer, type AuditParts } from '#modules/audit/server/module.ts'
import { attendanceServer } from '#modules/attendance/server/module.ts'
import { billingServer } from '#modules/billing/server/module.ts'
import { campaignsServer } from '#modules/campaigns/server/module.ts'
import { audienceAccounts, audienceNames } from '#modules/campaigns/server/public.ts'
import { catalogueServer } from '#modules/catalogue/server/module.ts'
import { certificatesServer } from '#modules/certificates/server/module.ts'
import { classesServer } from '#modules/classes/server/module.ts'
import { costingServer } from '#modules/costing/server/module.ts'
import { diplomasServer } from '#modules/diplomas/server/module.ts'
import { evaluationServer } from '#modules/evaluation/server/module.ts'
import { examsServer } from '#modules/exams/server/module.ts'
import { accountsServer } from '#modules/accounts/server/module.ts'
import { privacyServer } from '#modules/privacy/server/module.ts'
import { signinServer } from '#modules/signin/server/module.ts'
import { signIns, type SigninParts } from '#modules/signin/server/public.ts'
import { libraryServer } from '#modules/library/server/module.ts'
import { chatServer } from '#modules/chat/server/module.ts'
import { competitionsServer } from '#modules/competitions/server/module.ts'
import { membershipServer } from '#modules/membership/server/module.ts'
import { lookupsServer } from '#modules/lookups/server/module.ts'
import { notificationsServer } from '#modules/notifications/server/module.ts'
import { papersServer } from '#modules/papers/server/module.ts'
import { peopleServer } from '#modules/people/server/module.ts'
import { accommodationServer } from '#modules/accommodation/server/module.ts'
import { occasionsServer } from '#modules/occasions/server/module.ts'
import { feedbackServer } from '#modules/feedback/server/module.ts'
import { practicalServer } from '#modules/practical/server/module.ts'
import { planningServer } from '#modules/planning/server/module.ts'
import { requestsServer } from '#modules/requests/server/module.ts'
import { registrationServer } from '#modules/registration/server/module.ts'
import { showcaseServer } from '#modules/showcase/server/module.ts'
import { reportsServer } from '#modules/reports/server/module.ts'
import { homeServer } from '#modules/home/server/module.ts'
import { scheduleServer } from '#modules/schedule/server/module.ts'
import { mailboxServer } from '#modules/mailbox/server/module.ts'
import { meetingsServer } from '#modules/meetings/server/module.ts'
import { integrationsServer } from '#modules/integrations/server/module.ts'
import type { IntegrationParts } from '#modules/integrations/server/parts.ts'
import { viewsServer } from '#modules/views/server/module.ts'
import { settingsServer } from '#modules/settings/server/module.ts'
import { documentsServer } from '#platform/server/documents/module.ts'
import type { DocumentParts } from '#platform/server/documents/parts.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import type { ReplicaStandings } from '#platform/server/replicas/replicas.ts'
import { settingSections } from '../setting-sections.ts'
import { documentReaders, documents } from './documents.ts'

/** What some modules need beside the database and the request. */
export type ModuleParts = SigninParts &
  DocumentParts &
  AuditParts &
  Pick<IntegrationParts, 'webhookInsideHosts' | 'ask'> & { readonly replicas?: ReplicaStandings }

/** The modules of this server in the order of dependence. A new module is one more line here. */
export function serverModules(parts: ModuleParts): readonly ModuleServer[] {
  const modules: readonly ModuleServer[] = [
    accountsServer({ secrets: parts.secrets, signIns, modules: () => modules }),
    signinServer(parts),
    lookupsServer(() => modules),
    settingsServer(settingSections, documents, () => modules),
    viewsServer,
    papersServer(documents, parts, documentReaders, () => modules),
    libraryServer(documentReaders),
    peopleServer(parts, () => modules),
    occasionsServer(parts),
    catalogueServer(documentReaders),
    accommodationServer,
    planningServer(() => modules),
    classesServer,
    billingServer(() => modules),
    costingServer(() => modules),
    requestsServer(() => modules),
    registrationServer,
    showcaseServer,
    diplomasServer,
    attendanceServer,
    examsServer,
    practicalServer,
    competitionsServer,
    evaluationServer,
    certificatesServer(parts),
    membershipServer,
    feedbackServer(() => modules),
    chatServer,
    scheduleServer({ publicUrl: parts.publicUrl, readers: documentReaders, modules: () => modules }),
    meetingsServer(() => modules),
    notificationsServer({
      documents,
      readers: documentReaders,
      publicUrl: parts.publicUrl,
      secrets: parts.secrets,
      modules: () => modules,
      audiences: { names: audienceNames, accounts: audienceAccounts },
    }),
    mailboxServer,
    campaignsServer(parts),
    integrationsServer({ ...parts, readers: documentReaders, modules: () => modules }),
    reportsServer({ modules: () => modules, readers: documentReaders }),
    homeServer(parts, () => modules),
    auditServer(parts, () => modules),
    privacyServer(() => modules),
    documentsServer(documents, parts, documentReaders, () => modules),
  ]
  return modules
}
