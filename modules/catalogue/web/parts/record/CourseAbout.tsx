import { IconCheck } from '@tabler/icons-react'
import { directionOf, inLanguage } from '#platform/shared/text.ts'
import { useLanguage, useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { RichTextView } from '#platform/web/ui/texts/RichTextView.tsx'
import type { CourseRecord } from '../course-form.ts'
import classes from '../CourseStory.module.css'

/** What a course is about and what one learns, as far as it says so. */
export function CourseAbout({ course }: { course: Pick<CourseRecord, 'Objectives' | 'Content'> }) {
  const t = useText('catalogue')
  const language = useLanguage()
  const objectives = inLanguage(course.Objectives, language)
  const content = inLanguage(course.Content, language)
  return (
    <>
      {content.text && (
        <Section title={t('aboutCourse')}>
          <div lang={content.language} dir={directionOf(content.language)}>
            <RichTextView html={content.text} />
          </div>
        </Section>
      )}
      {objectives.text && (
        <Section title={t('whatYouLearn')}>
          <ul className={classes['objectives']} lang={objectives.language} dir={directionOf(objectives.language)}>
            {objectives.text.split('\n').map((line) => (
              <li key={line}>
                <IconCheck size="1.125rem" stroke={2} aria-hidden />
                <span>{line}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
