-- contract: nothing reads or writes these columns but as numbers, and those of two decimals stay as they are.
-- Prices with three decimals, which dinars and the rial of Oman have. Both tables hold some dozen rows, which PostgreSQL
-- writes again in no time.

ALTER TABLE offers
  ALTER COLUMN price TYPE numeric(11, 3),
  ALTER COLUMN price_before TYPE numeric(11, 3);

ALTER TABLE packages
  ALTER COLUMN price TYPE numeric(11, 3),
  ALTER COLUMN price_before TYPE numeric(11, 3);
