import { letters } from '#platform/server/notices/letter.ts'

export const competitionLetters = letters({
  competitionBegins: {
    topic: 'exams',
    type: null,
    title: {
      ar: 'بدأت المسابقة {{code}}',
      en: 'Competition {{code}} has begun',
      fr: 'Le concours {{code}} a commencé',
    },
    body: {
      ar: 'بدأت المسابقة {{code}} التي اشتركت فيها. ادخلها متى شئت، فليس لك إلا محاولة واحدة.',
      en: 'The competition {{code}} that you entered has begun. Begin when you are ready: everybody has one attempt.',
      fr: 'Le concours {{code}} auquel vous participez a commencé. Commencez quand vous le souhaitez : chaque personne n’a qu’un essai.',
    },
  },
  competitionToCorrect: {
    topic: 'teaching',
    type: null,
    mail: false,
    title: {
      ar: 'أوراق المسابقة {{code}} تنتظر التصحيح',
      en: 'Papers of competition {{code}} to mark',
      fr: 'Copies du concours {{code}} à corriger',
    },
    body: {
      ar: 'انتهت المسابقة {{code}}، وفيها أوراق تنتظر التصحيح أو المراجعة.',
      en: 'Competition {{code}} is over, and papers wait to be marked or reviewed.',
      fr: 'Le concours {{code}} est terminé ; des copies attendent d’être corrigées ou examinées.',
    },
  },
  competitionProvisional: {
    topic: 'results',
    type: null,
    title: {
      ar: 'نتيجتك المبدئية في المسابقة {{code}}',
      en: 'Your provisional result in competition {{code}}',
      fr: 'Votre résultat provisoire au concours {{code}}',
    },
    body: {
      ar: 'ظهرت النتائج المبدئية للمسابقة {{code}}. ترى درجتك وترتيبك المبدئي في صفحة نتائج المسابقات.',
      en: 'The provisional results of competition {{code}} are out. You see your mark and provisional rank on the page of competition results.',
      fr: 'Les résultats provisoires du concours {{code}} sont publiés. Votre note et votre rang provisoire figurent à la page des résultats des concours.',
    },
  },
  competitionTakenBack: {
    topic: 'results',
    type: null,
    title: {
      ar: 'عادت نتائج المسابقة {{code}} إلى التصحيح',
      en: 'Results of competition {{code}} taken back',
      fr: 'Résultats du concours {{code}} retirés',
    },
    body: {
      ar: 'عادت النتائج المبدئية للمسابقة {{code}} إلى التصحيح. السبب: {{reason}}. يصلك إشعار حين تظهر من جديد.',
      en: 'The provisional results of competition {{code}} went back to correction. The reason: {{reason}}. You will be told once they are out again.',
      fr: 'Les résultats provisoires du concours {{code}} sont repris pour correction. Le motif : {{reason}}. Nous vous informerons de leur nouvelle publication.',
    },
  },
  competitionAppealsOpen: {
    topic: 'results',
    type: null,
    title: {
      ar: 'باب التظلم من نتائج المسابقة {{code}} مفتوح',
      en: 'Appeals in competition {{code}} are open',
      fr: 'Les recours du concours {{code}} sont ouverts',
    },
    body: {
      ar: 'لك أن تتظلم من نتيجتك المبدئية في المسابقة {{code}} مرة واحدة خلال ٤٨ ساعة، من صفحة نتائج المسابقات.',
      en: 'For 48 hours you may appeal once against your provisional result in competition {{code}}, on the page of competition results.',
      fr: 'Pendant 48 heures, vous pouvez former un recours, une seule fois, contre votre résultat provisoire au concours {{code}}, à la page des résultats des concours.',
    },
  },
  competitionFinal: {
    topic: 'results',
    type: null,
    title: {
      ar: 'النتائج النهائية للمسابقة {{code}}',
      en: 'Final results of competition {{code}}',
      fr: 'Résultats définitifs du concours {{code}}',
    },
    body: {
      ar: 'ظهرت النتائج النهائية للمسابقة {{code}} ولوحة الترتيب. ترى ترتيبك وتطبع شهادة مشاركتك من صفحة نتائج المسابقات.',
      en: 'The final results and the board of competition {{code}} are out. See your rank and print your certificate of participation on the page of competition results.',
      fr: 'Les résultats définitifs et le classement du concours {{code}} sont publiés. Consultez votre rang et imprimez votre attestation de participation à la page des résultats des concours.',
    },
  },
  competitionFee: {
    topic: 'registration',
    type: 7,
    title: {
      ar: 'رسوم اشتراكك في المسابقة {{code}}',
      en: 'The fee of your entry to competition {{code}}',
      fr: 'Frais de votre inscription au concours {{code}}',
    },
    body: {
      ar: 'سدّد رسوم اشتراكك في المسابقة {{code}} قبل أن تنتهي، ثم ارفع إثبات السداد أو رقم الحوالة في صفحتها. يُقبل اشتراكك بعد التحقق منه.',
      en: 'Pay the fee of your entry to competition {{code}} before it ends, then upload the proof of payment or the SWIFT code on its page. You are admitted once it is verified.',
      fr: 'Réglez les frais de votre inscription au concours {{code}} avant sa fin, puis déposez la preuve de paiement ou le code SWIFT sur sa page. Votre admission suit sa vérification.',
    },
  },
  competitionPaymentToVerify: {
    topic: 'applications',
    type: null,
    mail: false,
    title: {
      ar: 'سداد اشتراك في المسابقة {{code}} ينتظر التحقق',
      en: 'Payment of an entry to competition {{code}} to verify',
      fr: 'Paiement d’une inscription au concours {{code}} à vérifier',
    },
    body: {
      ar: 'رُفع إثبات سداد اشتراك في المسابقة {{code}}. تحقق منه، ثم أكّده أو اطلب إثباتًا آخر.',
      en: 'The proof of payment for an entry to competition {{code}} was uploaded. Verify it, then confirm it or ask for another.',
      fr: 'La preuve de paiement d’une inscription au concours {{code}} a été déposée. Vérifiez-la, puis confirmez-la ou demandez-en une autre.',
    },
  },
  competitionAdmitted: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'قُبل اشتراكك في المسابقة {{code}}',
      en: 'You are admitted to competition {{code}}',
      fr: 'Votre admission au concours {{code}}',
    },
    body: {
      ar: 'تحققنا من سداد رسوم المسابقة {{code}} وقُبل اشتراكك. ادخلها من صفحتها حين تبدأ.',
      en: 'The payment for competition {{code}} is verified and you are admitted. Open its page once it begins.',
      fr: 'Le paiement du concours {{code}} est vérifié et votre admission est acquise. Ouvrez sa page dès qu’il commence.',
    },
  },
  competitionFeeReturned: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'تُرد إليك رسوم المسابقة {{code}}',
      en: 'Your fee for competition {{code}} is paid back',
      fr: 'Vos frais du concours {{code}} vous sont remboursés',
    },
    body: {
      ar: 'وصل سداد اشتراكك في المسابقة {{code}}، ولم نتحقق منه إلا بعد انتهائها. أُلغي الاشتراك، وتُرد إليك الرسوم بإشعار دائن. السبب: {{reason}}.',
      en: 'Your payment for competition {{code}} came in, but was verified only after the competition had ended. The entry is cancelled and a credit note takes the fee back. The reason: {{reason}}.',
      fr: 'Votre paiement du concours {{code}} est arrivé, mais n’a été vérifié qu’après sa fin. L’inscription est annulée et un avoir reprend les frais. Le motif : {{reason}}.',
    },
  },
  competitionProofRejected: {
    topic: 'registration',
    type: 7,
    title: {
      ar: 'لم يُقبل إثبات سداد اشتراكك في المسابقة {{code}}',
      en: 'Proof of payment for competition {{code}} not accepted',
      fr: 'Preuve de paiement du concours {{code}} refusée',
    },
    body: {
      ar: 'لم يُقبل إثبات سداد اشتراكك في المسابقة {{code}}. السبب: {{reason}}. ارفع إثباتًا آخر في صفحتها.',
      en: 'The proof of payment for your entry to competition {{code}} was not accepted. The reason: {{reason}}. Please upload another on its page.',
      fr: 'La preuve de paiement de votre inscription au concours {{code}} est refusée. Le motif : {{reason}}. Déposez-en une autre sur sa page.',
    },
  },
  competitionLapsed: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'انتهت المسابقة {{code}} قبل سداد اشتراكك',
      en: 'Competition {{code}} ended before your entry was paid',
      fr: 'Le concours {{code}} s’est terminé avant le paiement de votre inscription',
    },
    body: {
      ar: 'لم تُسدَّد رسوم اشتراكك في المسابقة {{code}} قبل انتهائها، فأُلغي الاشتراك وأُلغيت فاتورته.',
      en: 'The fee of your entry to competition {{code}} was not paid before it ended. The entry and its invoice are cancelled.',
      fr: 'Les frais de votre inscription au concours {{code}} n’ont pas été réglés avant sa fin. L’inscription et sa facture sont annulées.',
    },
  },
  competitionAppealToDecide: {
    topic: 'teaching',
    type: null,
    mail: false,
    title: {
      ar: 'تظلّم في المسابقة {{code}} ينتظر القرار',
      en: 'An appeal in competition {{code}} to decide',
      fr: 'Un recours du concours {{code}} à trancher',
    },
    body: {
      ar: 'قُدّم تظلّم من نتيجة مبدئية في المسابقة {{code}}. راجع ورقته، ثم اقبل التظلّم أو ارفضه مع السبب.',
      en: 'Somebody appeals against a provisional result in competition {{code}}. Review the paper, then uphold or reject the appeal with a reason.',
      fr: 'Un recours est formé contre un résultat provisoire au concours {{code}}. Revoyez la copie, puis admettez ou rejetez le recours en indiquant le motif.',
    },
  },
  competitionAppealUpheld: {
    topic: 'results',
    type: null,
    title: {
      ar: 'قُبل تظلّمك في المسابقة {{code}}',
      en: 'Your appeal in competition {{code}} is upheld',
      fr: 'Votre recours au concours {{code}} est admis',
    },
    body: {
      ar: 'قُبل تظلّمك في المسابقة {{code}}. القرار: {{reason}}. ترى نتيجتك بعده في صفحة نتائج المسابقات.',
      en: 'Your appeal in competition {{code}} is upheld. The decision: {{reason}}. Your result after it stands on the page of competition results.',
      fr: 'Votre recours au concours {{code}} est admis. La décision : {{reason}}. Votre résultat révisé figure à la page des résultats des concours.',
    },
  },
  competitionAppealRejected: {
    topic: 'results',
    type: null,
    title: {
      ar: 'رُفض تظلّمك في المسابقة {{code}}',
      en: 'Your appeal in competition {{code}} is rejected',
      fr: 'Votre recours au concours {{code}} est rejeté',
    },
    body: {
      ar: 'رُفض تظلّمك في المسابقة {{code}}. القرار: {{reason}}.',
      en: 'Your appeal in competition {{code}} is rejected. The decision: {{reason}}.',
      fr: 'Votre recours au concours {{code}} est rejeté. La décision : {{reason}}.',
    },
  },
})
