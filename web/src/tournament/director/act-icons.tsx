// The icons that only the director's acts use, which a first visit need not download.

export const ActIcons = () => (
  <svg width="0" height="0" aria-hidden="true">
    <defs>
      <path
        id="icon-megaphone"
        d="M4 8.500v3l9 4V4.500zM13 8a2.200 2.200 0 0 1 0 4M6 12l1 4h2l-.8-3.200"
      />
      <path id="icon-plus" d="M10 4.500v11M4.500 10h11" />
      <path id="icon-minus" d="M4.500 10h11" />
      <path id="icon-pause" d="M7 5v10M13 5v10" />
      <path
        id="icon-edit"
        d="M4 16l.8-3.300L13 4.500l2.500 2.500-8.200 8.200zM11.500 6l2.500 2.500"
      />
      <path id="icon-copy" d="M7 7h9v9H7zM13 7V4H4v9h3" />
      <path
        id="icon-print"
        d="M6.500 7.500v-4h7v4M6.500 13.500H4v-6h12v6h-2.500M6.500 11.500h7v5h-7z"
      />
      <path
        id="icon-people"
        d="M7.500 9.500a2.700 2.700 0 1 0 0-5.400 2.700 2.700 0 0 0 0 5.400ZM2.500 16c.4-3 2.300-4.300 5-4.300s4.600 1.300 5 4.300M13 9.300a2.300 2.300 0 1 0-1-4.400M14 11.800c2 .2 3.200 1.500 3.500 3.700"
      />
    </defs>
  </svg>
);
