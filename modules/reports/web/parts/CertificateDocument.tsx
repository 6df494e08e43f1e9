import type { Language } from '#platform/shared/actor.ts'
import { useIdParam } from '#platform/web/address.ts'
import { PrintLayout } from '#platform/web/print/PrintLayout.tsx'
import { useText } from '#platform/web/text.ts'
import type { reportsCalls } from '../../contract/calls.ts'
import { Certificate } from './Certificate.tsx'
import { ReportPage } from './ReportPage.tsx'
import { loadPdf, useReport } from './useReport.ts'

/** A certificate's page, for either kind: who may see it is decided by its call. */
export function CertificateDocument(props: {
  call: typeof reportsCalls.getCertificateReport | typeof reportsCalls.getAttendanceCertificateReport
  report: 'Certificate' | 'AttendeCertificate'
}) {
  const t = useText('reports')
  const CourseClassID = useIdParam('CourseClassID')
  const TraineeID = useIdParam('TraineeID')
  const parameters = CourseClassID === null || TraineeID === null ? null : { CourseClassID, TraineeID }
  const query = useReport(props.call, parameters)
  return (
    <ReportPage query={query}>
      {(content) => (
        <PrintLayout
          paper="landscape"
          letterhead={false}
          academy={content.Snapshot.AcademyName}
          title={t(`certificate.${content.Snapshot.Kind}`)}
          reference={content.Serial}
          languages={['ar', 'en', 'fr']}
          language={content.Language as Language}
          {...(content.MayDownload &&
            parameters && {
              pdf: {
                name: `${content.Serial}.pdf`,
                load: (language: Language) => loadPdf(props.report, parameters, language),
              },
            })}
        >
          <Certificate content={content} />
        </PrintLayout>
      )}
    </ReportPage>
  )
}
