-- Title and subject in each language, `{"fr": {"title": ..., "subject": ...}}`, so that a notification is read in the
-- language that the reader has chosen by then. Null: somebody wrote it, and it stays in that person's words.
alter table notifications.notification add column words jsonb;
