import { Stack } from '@mantine/core'
import { OfClass } from '#modules/attendance/web/public.ts'
import { useMayPass } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { DiplomaTable } from '../parts/DiplomaTable.tsx'
import { IssuedTable } from '../parts/IssuedTable.tsx'
import { IssuePanel } from '../parts/IssuePanel.tsx'
import { NoCoursePanel } from '../parts/NoCoursePanel.tsx'

/**
 * The academy issues certificates here and looks after those that are out. Whoever holds the right to certificates without
 * a course alone sees those alone.
 */
export default function CertificatesPage() {
  const t = useText('certificates')
  const isReviewer = useMayPass('adminTrainingCoordinator')
  const seesAll = useMayPass('reviewers')
  const mayPrepare = useMayPass('certificateIssuers')
  return (
    <Page title={t('screens.admin')}>
      <AddressTabs
        label={t('screens.admin')}
        tabs={[
          ...(isReviewer ? [{ key: 'issue', label: t('issueTab'), content: () => <Issue /> }] : []),
          ...(seesAll ? [{ key: 'diplomas', label: t('diplomasTab'), content: () => <DiplomaTable /> }] : []),
          ...(mayPrepare ? [{ key: 'withoutCourse', label: t('noCourseTab'), content: () => <NoCoursePanel /> }] : []),
          { key: 'issued', label: t('issuedTab'), content: () => <IssuedTable /> },
        ]}
      />
    </Page>
  )
}

function Issue() {
  const t = useText('certificates')
  return (
    <Stack gap="md">
      <OfClass hint={t('pickClass')} work={['certificates']}>
        {(classId) => <IssuePanel key={classId} classId={classId} />}
      </OfClass>
    </Stack>
  )
}
