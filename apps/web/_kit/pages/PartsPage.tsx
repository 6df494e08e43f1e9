import { Button, Group, SimpleGrid, Stack } from '@mantine/core'
import { useState } from 'react'
import { ApiProblem, send } from '#platform/web/client.ts'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { Code, DayText, InstantText, Localized, useFormat } from '#platform/web/format.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { ConfirmButton } from '#platform/web/ui/dialogs/Confirm.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { ErrorState, NoPermission } from '#platform/web/ui/states/ErrorState.tsx'
import { FileLink } from '#platform/web/ui/files/FileLink.tsx'
import { History } from '#platform/web/ui/History.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QrCode } from '#platform/web/ui/files/QrCode.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { RichTextView } from '#platform/web/ui/texts/RichTextView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { Steps } from '#platform/web/ui/Steps.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { UploadInput, type FileReference } from '#platform/web/ui/files/UploadInput.tsx'
import { Frame } from '../Frame.tsx'
import { act, noteFields, states, tones, trainees } from '../sample.ts'
import { showcase, useWords } from '../words.ts'

const done = () => send(act, { body: {} })
const text =
  '<h3 dir="rtl">السادة المتدربون</h3><p dir="rtl">تبدأ الجلسة <b>الثالثة</b> يوم <span style="color:#a61e1e">الأحد</span> في القاعة <code>R-12</code>.</p><ul dir="rtl"><li><p>إحضار الهوية</p></li><li><p>إحضار الحاسب</p></li></ul><blockquote dir="ltr"><p>Please bring your laptop.</p></blockquote><script>alert(1)</script><img src="https://example.org/spy.png">'

export default function PartsPage() {
  const w = useWords()
  const format = useFormat()
  const [file, setFile] = useState<FileReference | null>(null)
  const problem = new ApiProblem({ status: 503, code: 'busy', message: '', requestId: '0193f2c1-77aa-7bd0' })
  return (
    <Frame>
      <Page
        title={w.registration}
        description={w.description}
        badge={<StateBadge module={showcase} state="waiting" tones={tones} />}
        actions={
          <ActionBar
            module={showcase}
            allowed={['approve', 'askForChange', 'reject', 'remind', 'archive']}
            actions={{
              approve: { main: true, run: done, done: 'approve' },
              askForChange: { reason: 'required', run: done },
              reject: {
                danger: true,
                reason: 'required',
                run: () => Promise.reject(new ApiProblem({ status: 409, code: 'classFull', message: '' })),
              },
              remind: { run: done },
              archive: { confirm: true, run: done },
              edit: { run: done },
            }}
          />
        }
      >
        <Section>
          <Steps label={w.state} steps={w.steps.map((label, index) => ({ key: String(index), label }))} current="2" />
        </Section>
        <Section title={w.facts}>
          <KeyValues
            columns={4}
            items={[
              { label: w.code, value: <Code>{'REG-2026-0042'}</Code> },
              { label: w.name, value: <Localized text={trainees[0]!.Name} /> },
              { label: w.birthDate, value: <DayText day="1988-03-21" hijri /> },
              { label: w.dates, value: format.dayRange('2026-11-22', '2026-11-26') },
              { label: w.fee, value: format.money({ Minor: 125_050, Currency: 'USD' }) },
              { label: w.email, value: <Code>{'ahmed.masri@example.org'}</Code> },
              { label: w.phone, value: <Code>{'+20 100 123 4567'}</Code> },
              { label: w.duration, value: format.minutes(1295) },
              { label: w.registered, value: <InstantText at="2026-11-18T08:30:00Z" /> },
              { label: w.seats, value: format.abbreviated(12_345) },
              { label: w.percent, value: format.percent(87.5) },
              { label: w.organization, value: null },
              { label: w.note, value: w.noteText, wide: true },
            ]}
          />
        </Section>
        <AddressTabs
          label={w.parts}
          tabs={[
            { key: 'details', label: w.tabOne, content: () => <Details /> },
            { key: 'log', label: w.tabTwo, count: 4, content: () => <Log /> },
          ]}
        />
        <SimpleGrid cols={{ base: 1, md: 2 }}>
          <Section title={w.files}>
            <Stack gap="md">
              <FileLink id={7} name="جواز سفر أحمد.pdf" size={1_234_567} />
              <UploadInput
                field="paymentProof"
                label={w.attachment}
                value={file}
                onChange={setFile}
                accept={['pdf', 'jpg', 'png']}
                required
              />
              <UploadInput
                field="paymentProof"
                label={w.attachment}
                value={{ ID: 3, Name: 'passport-copy-of-a-very-long-name-2026.jpg', Size: 234_567 }}
                onChange={setFile}
                error={w.noteText}
              />
              <QrCode value="https://diwan.example/verify/ABC-123" label={w.code} />
            </Stack>
          </Section>
          <Section title={w.texts}>
            <RichTextView html={text} />
          </Section>
          <Section>
            <EmptyState sentence={w.empty} action={{ label: w.emptyAction, href: '/_kit/form' }} />
          </Section>
          <Section>
            <ErrorState problem={problem} onRetry={() => undefined} />
          </Section>
          <Section>
            <NoPermission />
          </Section>
          <Section>
            <QueryView query={{ data: undefined, error: null, isPending: true, refetch: () => undefined }}>
              {() => null}
            </QueryView>
          </Section>
        </SimpleGrid>
        <Section title={w.states}>
          <Stack gap="md">
            <Group gap="sm">
              {states.map((state) => (
                <StateBadge key={state} module={showcase} state={state} tones={tones} />
              ))}
            </Group>
            <Group gap="sm">
              <NoteDrawer />
              <ConfirmButton label={w.save} onConfirm={done} />
              <ConfirmButton label={w.terms} danger reason="required" onConfirm={done} />
              <Button variant="default" onClick={() => toast.done(w.registration)}>
                {w.light}
              </Button>
              <Button
                variant="default"
                onClick={() => toast.undo(w.registration, w.form, () => toast.failed(w.noteText))}
              >
                {w.dark}
              </Button>
            </Group>
          </Stack>
        </Section>
      </Page>
    </Frame>
  )
}

/** A form in a drawer, which asks before it closes over what was typed. */
function NoteDrawer() {
  const w = useWords()
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {w.note}
      </Button>
      <Dialog drawer opened={opened} onClose={() => setOpened(false)} title={w.noteOf}>
        <NoteForm onClose={() => setOpened(false)} />
      </Dialog>
    </>
  )
}

function NoteForm({ onClose }: { onClose: () => void }) {
  const w = useWords()
  const form = useRecordForm({
    module: showcase,
    call: act,
    schema: noteFields,
    initial: { Note: '' },
    toInput: (values) => ({ body: values }),
    onSaved: onClose,
  })
  return (
    <RecordForm form={form} page={false} onCancel={onClose}>
      <TextField {...form.field('Note')} label={w.note} required />
    </RecordForm>
  )
}

function Details() {
  const w = useWords()
  const format = useFormat()
  return (
    <Section flush>
      <SimpleTable
        caption={w.trainees}
        rows={trainees.slice(0, 5)}
        rowKey={(row) => row.ID}
        columns={[
          { key: 'Code', label: w.code, cell: (row) => <Code>{row.Code}</Code> },
          { key: 'Name', label: w.name, cell: (row) => <Localized text={row.Name} /> },
          { key: 'Percent', label: w.percent, align: 'end', cell: (row) => format.percent(row.Percent) },
          { key: 'Fee', label: w.fee, align: 'end', cell: (row) => format.money(row.Fee) },
          {
            key: 'State',
            label: w.state,
            cell: (row) => <StateBadge module={showcase} state={row.State} tones={tones} />,
          },
        ]}
      />
    </Section>
  )
}

function Log() {
  const w = useWords()
  return (
    <Section title={w.history}>
      <History
        module={showcase}
        items={[
          { ID: 4, At: '2026-11-19T09:42:00Z', By: null, Kind: 'reminded', Data: { name: 'هدى منصور' } },
          { ID: 3, At: '2026-11-19T07:10:00Z', By: 'هدى منصور', Kind: 'approved' },
          { ID: 2, At: '2026-11-18T14:05:00Z', By: 'هدى منصور', Kind: 'changeAsked', Why: w.noteText },
          { ID: 1, At: '2026-11-18T08:30:00Z', By: 'Ahmed Al-Masri', Kind: 'sent' },
        ]}
      />
    </Section>
  )
}
