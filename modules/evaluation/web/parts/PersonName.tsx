import { Text } from '@mantine/core'
import { Code, Typed } from '#platform/web/format.tsx'
import { useLanguage } from '#platform/web/text.ts'

/** A trainee's name in the reader's script, with the code under it. */
export function PersonName({ person }: { person: { NameAr: string; NameEn: string; TraineeCode: string } }) {
  const language = useLanguage()
  return (
    <>
      <Typed>{language === 'ar' ? person.NameAr : person.NameEn || person.NameAr}</Typed>
      <Text component="div" size="xs" c="dimmed">
        <Code>{person.TraineeCode}</Code>
      </Text>
    </>
  )
}
