import { Alert, Stack } from '@mantine/core'
import { useState } from 'react'
import { useSend } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import type { FileReference } from '#platform/web/ui/files/files.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { UploadInput } from '#platform/web/ui/files/UploadInput.tsx'
import { peopleCalls } from '../../../contract/calls.ts'
import type { RosterRecord } from './roster-record.ts'
import { RosterSteps } from './RosterSteps.tsx'

const mostBytes = 5_000_000

/** The first step: a file, which is read as soon as it has arrived. */
export function RosterUpload({ kind, onRead }: { kind: RosterRecord['Kind']; onRead: (id: number) => void }) {
  const t = useText('roster')
  const sentence = useSentence('people')
  const [file, setFile] = useState<FileReference | null>(null)
  const reading = useSend(peopleCalls.readRoster, {
    quiet: true,
    onDone: (roster) => onRead(roster.ID),
    onProblem: () => setFile(null),
  })
  const choose = (chosen: FileReference | null) => {
    setFile(chosen)
    reading.clear()
    if (chosen) void reading.send({ body: { Kind: kind, FileID: chosen.ID } })
  }
  return (
    <Stack gap="md">
      <RosterSteps current="file" />
      <Section>
        <Stack gap="sm" maw="40rem">
          <UploadInput
            field="roster"
            label={t('file')}
            description={t('fileHint')}
            accept={['xlsx', 'csv', 'tsv', 'txt']}
            maxBytes={mostBytes}
            value={file}
            onChange={choose}
            disabled={reading.sending}
            required
          />
          {reading.problem && (
            <Alert color="red" role="alert">
              {sentence(reading.problem)}
            </Alert>
          )}
        </Stack>
      </Section>
    </Stack>
  )
}
