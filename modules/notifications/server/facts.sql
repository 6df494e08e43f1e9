-- What somebody was told in the bell.
-- may be null: href, words
create view notifications.notification_facts as
select id as notification_id, account_id, title, words, href, is_read, created_at as told_at
from notifications.notification;
