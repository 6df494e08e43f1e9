import { Stack } from '@mantine/core'
import { OfClass } from '#modules/attendance/web/public.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { IssuedTable } from '../parts/IssuedTable.tsx'
import { IssuePanel } from '../parts/IssuePanel.tsx'

/** The academy issues certificates here and looks after those that are out. */
export default function CertificatesPage() {
  const t = useText('certificates')
  return (
    <Page title={t('screens.admin')}>
      <AddressTabs
        label={t('screens.admin')}
        tabs={[
          { key: 'issue', label: t('issueTab'), content: () => <Issue /> },
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
