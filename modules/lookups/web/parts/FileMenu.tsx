import { ActionIcon, Alert, FileButton, Menu, Stack, Text, Button, Group } from '@mantine/core'
import { IconDownload, IconFileUpload, IconDots } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { decodeText } from '#platform/shared/values/decode.ts'
import { send } from '#platform/web/client.ts'
import { useSend } from '#platform/web/data.ts'
import { useFieldError } from '#platform/web/forms/useFieldError.ts'
import type { ApiProblem } from '#platform/web/problem.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { fileOf } from '#platform/web/tables/export/exporting.ts'
import { saveBlob } from '#platform/web/ui/files/files.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { useKit } from '#platform/web/ui/useKit.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { lookupsCalls } from '../../contract/calls.ts'
import type { LookupKey } from '../../rules/registry.ts'

/** The list as a file, and the file back as the list. */
export function FileMenu({ lookup }: { lookup: LookupKey }) {
  const t = useText('lookups')
  const kit = useKit()
  const sentence = useSentence('lookups')
  const [importing, setImporting] = useState(false)
  const download = async (kind: 'csv' | 'xlsx') => {
    try {
      const { Rows } = await send(lookupsCalls.exportLookup, { Lookup: lookup })
      const [header = [], ...rows] = Rows
      // Without amounts. Its columns are codes and names of the import, in the same order whatever the reader's language.
      const file = await fileOf(lookup, { title: lookup, header, rows, rightToLeft: false }, kind, '')
      saveBlob(file.blob, file.name)
      toast.done(kit('table.exported'))
    } catch (problem) {
      toast.failed(sentence(problem))
    }
  }
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size="input-sm" aria-label={kit('moreActions')}>
            <IconDots size="1.125rem" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {(['csv', 'xlsx'] as const).map((kind) => (
            <Menu.Item key={kind} leftSection={<IconDownload size="1rem" />} onClick={() => void download(kind)}>
              {t(`exportAs.${kind}`)}
            </Menu.Item>
          ))}
          <Menu.Item leftSection={<IconFileUpload size="1rem" />} onClick={() => setImporting(true)}>
            {t('acts.importLookup.do')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Dialog opened={importing} onClose={() => setImporting(false)} title={t('acts.importLookup.do')}>
        <ImportFile lookup={lookup} onDone={() => setImporting(false)} />
      </Dialog>
    </>
  )
}

/** In bytes: as Base64 it still fits into a request. */
const largest = 700_000

function base64Of(bytes: Uint8Array): string {
  let letters = ''
  for (let at = 0; at < bytes.length; at += 8192) letters += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(letters)
}

function ImportFile({ lookup, onDone }: { lookup: LookupKey; onDone: () => void }) {
  const t = useText('lookups')
  const format = useFormat()
  const sentence = useSentence('lookups')
  const kit = useKit()
  const fieldError = useFieldError('lookups')
  const [tooLarge, setTooLarge] = useState(false)
  const forget = useRef<() => void>(null)
  const reading = useSend(lookupsCalls.importLookup, {
    quiet: true,
    module: 'lookups',
    success: (answer) => t('imported', { added: format.number(answer.Added), changed: format.number(answer.Changed) }),
    onDone,
  })
  const refused = (problem: ApiProblem) => {
    const { row, column, problem: code } = problem.data
    if (problem.code !== 'badFile') return sentence(problem)
    const reason = fieldError(String(code))
    return t('refusals.badFile', { row: format.number(Number(row)), column: String(column), reason })
  }
  const read = async (file: File | null) => {
    if (!file) return
    setTooLarge(file.size > largest)
    if (file.size > largest) return
    const bytes = new Uint8Array(await file.arrayBuffer())
    // Workbooks are packed, and begin as every packed file does.
    const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b
    const content = isWorkbook ? { Workbook: base64Of(bytes) } : { Text: decodeText(bytes) }
    await reading.send({ body: { Lookup: lookup, ...content } })
  }
  return (
    <Stack gap="md">
      <Text size="sm">{t('importHint')}</Text>
      {tooLarge ? (
        <Alert color="red" role="alert">
          {t('fileTooLarge', { size: format.bytes(largest) })}
        </Alert>
      ) : (
        reading.problem && (
          <Alert color="red" role="alert">
            {refused(reading.problem)}
          </Alert>
        )
      )}
      <Group justify="end">
        <FileButton
          accept=".csv,.xlsx,text/csv"
          resetRef={forget}
          onChange={(file) => {
            // The same file may be chosen again after it was corrected.
            forget.current?.()
            void read(file)
          }}
        >
          {(props) => (
            <Button {...props} loading={reading.sending}>
              {kit('upload.choose')}
            </Button>
          )}
        </FileButton>
      </Group>
    </Stack>
  )
}
