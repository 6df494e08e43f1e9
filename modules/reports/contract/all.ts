import { attendanceCertificateReport, certificateReport } from './certificate.ts'
import { finalEvaluationReport } from './final-evaluation.ts'
import { invoiceReport } from './invoice.ts'

/** Every printable document by its published name. */
export const reports = {
  Certificate: certificateReport,
  AttendeCertificate: attendanceCertificateReport,
  CourseRegistrationInvoiceIACE: invoiceReport,
  FinalEvaluationIACE: finalEvaluationReport,
}
export type ReportKey = keyof typeof reports
