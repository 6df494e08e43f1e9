import { ActionIcon, Alert, FileButton, Menu, Stack, Text, Button, Group } from '@mantine/core'
import { IconDownload, IconFileUpload, IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { decodeText } from '#platform/shared/values/decode.ts'
import { send } from '#platform/web/client.ts'
import { useSend } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { saveBlob } from '#platform/web/ui/files/files.ts'
import { useKit } from '#platform/web/ui/useKit.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { lookupsCalls } from '../../contract/calls.ts'
import type { LookupKey } from '../../rules/registry.ts'

/** The list as a file, and the file back as the list. */
export function FileMenu({ lookup }: { lookup: LookupKey }) {
  const t = useText('lookups')
  const kit = useKit()
  const [importing, setImporting] = useState(false)
  const download = async () => {
    const file = await send(lookupsCalls.exportLookup, { Lookup: lookup })
    saveBlob(new Blob([file.Text], { type: 'text/csv;charset=utf-8' }), file.FileName)
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
          <Menu.Item leftSection={<IconDownload size="1rem" />} onClick={() => void download()}>
            {t('acts.exportLookup.do')}
          </Menu.Item>
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

function ImportFile({ lookup, onDone }: { lookup: LookupKey; onDone: () => void }) {
  const t = useText('lookups')
  const format = useFormat()
  const sentence = useSentence('lookups')
  const reading = useSend(lookupsCalls.importLookup, {
    quiet: true,
    module: 'lookups',
    success: (answer) => t('imported', { added: format.number(answer.Added), changed: format.number(answer.Changed) }),
    onDone,
  })
  const read = async (file: File | null) => {
    if (file)
      await reading.send({ body: { Lookup: lookup, Text: decodeText(new Uint8Array(await file.arrayBuffer())) } })
  }
  return (
    <Stack gap="md">
      <Text size="sm">{t('importHint')}</Text>
      {reading.problem && (
        <Alert color="red" role="alert">
          {sentence(reading.problem)}
        </Alert>
      )}
      <Group justify="end">
        <FileButton accept=".csv,text/csv" onChange={(file) => void read(file)}>
          {(props) => (
            <Button {...props} loading={reading.sending}>
              {t('chooseFile')}
            </Button>
          )}
        </FileButton>
      </Group>
    </Stack>
  )
}
