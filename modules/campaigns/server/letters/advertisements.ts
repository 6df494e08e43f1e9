import type { TextLanguage } from '#platform/shared/text.ts'
import type { Opened } from '../../rules/campaign.ts'

type InEach = Readonly<Record<TextLanguage, string>>

/** The texts of mails to many that the program ships, by their kind. */
export const advertisements: Readonly<
  Record<string, { readonly title: InEach; readonly body: InEach; readonly opens: Opened }>
> = {
  newCourses: {
    title: {
      ar: 'دورات جديدة مفتوحة للتسجيل',
      en: 'New courses open for registration',
      fr: 'De nouvelles formations ouvertes à l’inscription',
    },
    body: {
      ar: 'يسرّ الأكاديمية أن تعلن عن دوراتها القادمة. اطّلع على المواعيد والرسوم، واحجز مقعدك قبل اكتمال العدد.',
      en: 'The academy is pleased to announce the courses that begin next. See the dates and the fees, and take your seat before they are all taken.',
      fr: 'L’académie a le plaisir d’annoncer ses prochaines formations. Consultez les dates et les frais, et réservez votre place avant qu’elles ne soient toutes prises.',
    },
    opens: 'upcomingClasses',
  },
  diplomas: {
    title: {
      ar: 'الدبلومات المهنية في الأكاديمية',
      en: 'Professional diplomas at the academy',
      fr: 'Les diplômes professionnels de l’académie',
    },
    body: {
      ar: 'تتألف كل دبلومة من دورات متتابعة يُحتسب ما أتممته منها. اطّلع على الدبلومات وما بقي عليك في كل منها.',
      en: 'Each diploma is made of courses that follow one another, and those that you have completed count. See the diplomas and what is left for you in each.',
      fr: 'Chaque diplôme se compose de formations successives, et celles que vous avez terminées comptent. Découvrez les diplômes et ce qu’il vous reste à suivre pour chacun.',
    },
    opens: 'diplomas',
  },
  invitation: {
    title: {
      ar: 'دعوة إلى فعاليات الأكاديمية',
      en: 'You are invited to the academy’s events',
      fr: 'Invitation aux événements de l’académie',
    },
    body: {
      ar: 'تدعوكم الأكاديمية إلى فعالياتها القادمة. اطّلعوا على البرنامج والمواعيد، واطلبوا مقعدكم من صفحة الفعالية.',
      en: 'The academy invites you to its next events. See the programme and the dates, and ask for a seat on the event’s page.',
      fr: 'L’académie vous invite à ses prochains événements. Consultez le programme et les dates, et demandez une place sur la page de l’événement.',
    },
    opens: 'events',
  },
}
