import { Button, Group, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { posts, type Post } from '#platform/shared/document/document.ts'
import { documentCalls } from '#platform/shared/document/document-calls.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { useCall } from '#platform/web/data.ts'
import { CheckboxGroupField, SelectField, SwitchField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import type { FieldProps } from '#platform/web/forms/fields/field.ts'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import { usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'

interface Own {
  readonly off?: boolean
  readonly signedBy?: readonly Post[]
  readonly footer?: Trilingual
}
type ByKey = Readonly<Record<string, Own>>

/** What holds for single documents: one is chosen and set apart from the others. */
export function DocumentsField({ value, onChange, label, description, error }: FieldProps<ByKey>) {
  const t = useText('settings')
  const pick = usePick()
  const { data = [] } = useCall(documentCalls.getDocuments, {})
  const nameOf = (key: string) => pick(data.find(({ Key }) => Key === key)?.Title) || key
  const others = data.filter(({ Key }) => !(Key in value)).map(({ Key }) => ({ value: Key, label: nameOf(Key) }))
  const change = (key: string, own: Own) => onChange({ ...value, [key]: own })
  const remove = (key: string) => onChange(Object.fromEntries(Object.entries(value).filter(([each]) => each !== key)))
  return (
    <Stack gap="md" component="fieldset" m={0} p={0} bd={0}>
      <Text component="legend" size="sm" fw={500}>
        {label}
      </Text>
      {description && (
        <Text size="xs" c="dimmed">
          {description}
        </Text>
      )}
      {Object.entries(value).map(([key, own]) => (
        <Stack key={key} gap="sm" component="section" aria-label={nameOf(key)} ps="md" bdrs="sm">
          <Group justify="space-between">
            <Text fw={600} size="sm">
              {nameOf(key)}
            </Text>
            <Button
              variant="subtle"
              color="red"
              size="compact-sm"
              leftSection={<IconTrash size="1rem" aria-hidden />}
              aria-label={`${t('documents.asOthers')}: ${nameOf(key)}`}
              onClick={() => remove(key)}
            >
              {t('documents.asOthers')}
            </Button>
          </Group>
          <SwitchField
            value={own.off ?? false}
            onChange={(off) => change(key, { ...own, off: off ?? false })}
            label={t('documents.off')}
            description={t('documents.offHelp')}
          />
          <CheckboxGroupField
            value={own.signedBy ?? []}
            onChange={(chosen) => change(key, withSigners(own, (chosen ?? []) as Post[]))}
            options={posts.map((post) => ({ value: post, label: t(`documents.posts.${post}`) }))}
            label={t('documents.signedBy')}
            description={t('documents.signedByHelp')}
          />
          <TrilingualField
            value={own.footer ?? {}}
            onChange={(footer) => change(key, { ...own, footer: footer ?? {} })}
            label={t('documents.footer')}
            maxLength={400}
          />
        </Stack>
      ))}
      {error && (
        <Text size="sm" c="var(--mantine-color-error)">
          {error}
        </Text>
      )}
      <SelectField
        value={null}
        onChange={(key) => key && change(String(key), {})}
        options={others}
        label={t('documents.add')}
        searchable
      />
    </Stack>
  )
}

/** Nobody chosen is as the document declares it. */
function withSigners({ signedBy: _, ...own }: Own, chosen: readonly Post[]): Own {
  return chosen.length > 0 ? { ...own, signedBy: chosen } : own
}
