import { Stack } from '@mantine/core'
import { useState } from 'react'
import { usePick } from '#platform/web/format.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { certificatesCalls as calls } from '../../contract/calls.ts'
import { noCourseFields } from '../../contract/no-course.ts'
import { IssuedTable } from './IssuedTable.tsx'

const empty = { TraineeIDs: [] as number[], CertificateName: {}, Description: {} }

/** Certificates without a course: one person prepares them, another approves. */
export function NoCoursePanel() {
  const t = useText('certificates')
  const words = useText('certificates/without-course')
  const [round, setRound] = useState(0)
  return (
    <Stack gap="md">
      <Section title={words('prepare')} description={words('about')}>
        <NoCourseForm key={round} onSaved={() => setRound(round + 1)} />
      </Section>
      <Section flush title={t('noCourseTab')}>
        <IssuedTable kind="noCourse" />
      </Section>
    </Stack>
  )
}

function NoCourseForm({ onSaved }: { onSaved: () => void }) {
  const words = useText('certificates/without-course')
  const pick = usePick()
  const form = useRecordForm({
    module: 'certificates',
    call: calls.askIssue,
    schema: noCourseFields,
    initial: empty,
    toInput: (values) => ({ body: values }),
    success: words('asked'),
    onSaved,
  })
  return (
    <RecordForm form={form} page={false} submitLabel={words('ask')}>
      <RecordSelect
        {...form.field('TraineeIDs')}
        multiple
        max={200}
        call={calls.getPeopleToCertify}
        option={(row) => ({ value: row.ID, label: pick(row.FullName), code: row.Code })}
        label={words('people')}
        required
      />
      <TrilingualField
        {...form.field('CertificateName')}
        label={words('name')}
        description={words('nameHelp')}
        maxLength={200}
        required
      />
      <TrilingualField
        {...form.field('Description')}
        label={words('description')}
        description={words('descriptionHelp')}
        maxLength={1000}
        multiline
        required
      />
    </RecordForm>
  )
}
