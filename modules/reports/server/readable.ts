import { publishedDetail } from '#modules/evaluation/server/public.ts'
import { invoiceFacts } from '#modules/registration/server/public.ts'
import { settings } from '#platform/server/settings.ts'
import { reports, type ReportKey } from '../contract/all.ts'
import { readable, type ReadableReport } from './definition.ts'
import { standingCertificate } from './store/certificate.ts'

export const readableReports: Readonly<Record<ReportKey, ReadableReport>> = {
  Certificate: readable({
    report: reports.Certificate,
    read: ({ db, actor, parts }, params) =>
      standingCertificate(db, actor, params, ['completion', 'excellence'], parts.publicUrl),
    mayDownload: (content) => content.MayDownload,
  }),
  AttendeCertificate: readable({
    report: reports.AttendeCertificate,
    read: ({ db, actor, parts }, params) => standingCertificate(db, actor, params, ['attendance'], parts.publicUrl),
    mayDownload: (content) => content.MayDownload,
  }),
  CourseRegistrationInvoiceIACE: readable({
    report: reports.CourseRegistrationInvoiceIACE,
    read: async ({ db, actor }, params) => {
      const facts = await invoiceFacts(db, actor, params.ID)
      if (!facts || (params.AnnualPlanID && facts.AnnualPlanID !== params.AnnualPlanID)) return null
      const { ID, Number, Lines, Amount, Received, IssuedAt, DueDate, State, AnnualPlanID: _, ...around } = facts
      const Invoice = { ID, Number, Lines, Amount, Received, IssuedAt, DueDate, State }
      const { academyName: AcademyName } = await settings(db)
      return { Language: actor.language, AcademyName, Invoice, ...around }
    },
  }),
  FinalEvaluationIACE: readable({
    report: reports.FinalEvaluationIACE,
    read: async ({ db, actor }, params) => {
      const found = await publishedDetail(db, actor, params.TraineeID, params.CourseClassID)
      if (!found?.PublishedAt) return null
      const { RegistrationID: _, TraineeID: __, Standing: ___, ...printed } = found
      const { academyName: AcademyName } = await settings(db)
      return { ...printed, PublishedAt: found.PublishedAt, Language: actor.language, AcademyName }
    },
  }),
}
