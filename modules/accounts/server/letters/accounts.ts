import { letters } from '#platform/server/notices/letter.ts'

export const accountLetters = letters({
  rightsChanged: {
    topic: 'security',
    type: null,
    mail: false,
    title: { ar: 'تغيّرت صلاحياتك', en: 'Your rights have changed', fr: 'Vos droits ont changé' },
    body: {
      ar: 'غيّرت الإدارة دورك أو صلاحياتك. تجد في القائمة ما يمكنك فعله الآن؛ إن نقصك شيء فاسأل الإدارة.',
      en: 'The administrator changed your role or your rights. The menu shows what you can do now; ask the administrator if something is missing.',
      fr: 'L’administrateur a modifié votre rôle ou vos droits. Le menu indique ce que vous pouvez faire ; s’il manque quelque chose, adressez-vous à lui.',
    },
  },
  accountActivated: {
    topic: 'security',
    type: null,
    title: {
      ar: 'فُعّل حسابك في الأكاديمية',
      en: 'Your account is active',
      fr: 'Votre compte est actif',
    },
    body: {
      ar: 'أصبح حسابك مفعّلًا ويمكنك الدخول الآن.',
      en: 'Your account is active and you can sign in now.',
      fr: 'Votre compte est actif, vous pouvez vous connecter.',
    },
  },
})
