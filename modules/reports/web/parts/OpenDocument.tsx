import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import type { documentCalls } from '#platform/shared/document/document-calls.ts'
import { documentAddress } from '#platform/shared/document/document-address.ts'
import { foldDigits } from '#platform/shared/text.ts'
import { usePick } from '#platform/web/format.tsx'
import { DayField } from '#platform/web/forms/fields/DayFields.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'

export type ListedDocument = Output<typeof documentCalls.getDocuments>[number]

/** Asks for what a document is about, and opens it in a tab of its own; the document itself says whether it may be seen. */
export function OpenDocument({ document, onClose }: { document: ListedDocument; onClose: () => void }) {
  const t = useText('reports')
  const pick = usePick()
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const asked = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, foldDigits(value.trim())]))
  const isWhole = document.Parameters.every(({ Name, IsOptional }) => IsOptional || asked[Name])
  const address = documentAddress({ path: document.Path as '/report/X' } as never, asked)
  return (
    <Dialog opened onClose={onClose} title={pick(document.Title)}>
      <Stack gap="md">
        {document.Parameters.map(({ Name, Kind, IsOptional }) => {
          const field = {
            label: t(`documents.kinds.${Kind}`),
            description: Name,
            required: !IsOptional,
            value: values[Name] ?? '',
            onChange: (value: string | null) => setValues({ ...values, [Name]: value ?? '' }),
          }
          return Kind === 'day' ? (
            <DayField key={Name} {...field} />
          ) : (
            <TextField key={Name} {...field} kind={Kind === 'text' ? 'text' : 'code'} />
          )
        })}
        {!isWhole && (
          <Text size="sm" c="dimmed">
            {t('documents.fillFirst')}
          </Text>
        )}
        <Group justify="flex-end">
          <Button component="a" href={address} target="_blank" rel="noopener" data-disabled={!isWhole || undefined}>
            {t('documents.open')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
